// Toothed wheels that mesh: the emblem of Tzolk'in, in the proportions of the game's machine.

export interface Gear {
  /** Centre and pitch radius. */
  x: number;
  y: number;
  radius: number;
  teeth: number;
  /** Degrees clockwise from the top to the first tooth, so that it meshes with the calendar. */
  phase: number;
}

const TURN = 360;

/** A gear that meshes with the calendar at an angle, clockwise from the top. */
export function meshed(calendar: Gear, teeth: number, angle: number): Gear {
  const radius = (calendar.radius * teeth) / calendar.teeth;
  const far = calendar.radius + radius;
  const radians = (angle * Math.PI) / 180;
  // Where the calendar has a tooth, the gear has a gap. The two rims run in opposite directions,
  // so the two fractions of a tooth add up to a half.
  const along = ((angle - calendar.phase) * calendar.teeth) / TURN;
  return {
    x: calendar.x + far * Math.sin(radians),
    y: calendar.y - far * Math.cos(radians),
    radius,
    teeth,
    phase: angle + TURN / 2 - (0.5 - along) * (TURN / teeth),
  };
}

/** The outline around its own centre, with rounded shoulders. */
export function outline({ radius, teeth, phase }: Gear): string {
  const deep = (radius * Math.PI) / teeth / 2.1;
  const [inner, outer] = [radius - deep, radius + deep * 0.82];
  const step = TURN / teeth;
  const at = (distance: number, degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    const [x, y] = [distance * Math.sin(radians), -distance * Math.cos(radians)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  let path = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = phase + tooth * step;
    path += `${tooth ? "L" : "M"}${at(inner, middle - step * 0.34)}`;
    path += `Q${at(outer * 0.985, middle - step * 0.26)} ${at(outer, middle - step * 0.13)}`;
    path += `A${outer} ${outer} 0 0 1 ${at(outer, middle + step * 0.13)}`;
    path += `Q${at(outer * 0.985, middle + step * 0.26)} ${at(inner, middle + step * 0.34)}`;
    path += `A${inner} ${inner} 0 0 1 ${at(inner, middle + step * 0.66)}`;
  }
  return `${path}Z`;
}
