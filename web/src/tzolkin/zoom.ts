// Pinch, double tap and drag on a drawing that is too small for a thumb.
import type { Attachment } from "svelte/attachments";
import { listen } from "../lib/listen";

export const MOST = 3.2;
const DOUBLE = 2.2;
const TAP = 320;

/** The position of a drawing in its box: scaled around its corner, then moved. */
export interface Lie {
  scale: number;
  x: number;
  y: number;
}

/** Zoom to a scale, keeping the point under x, y in place, without an empty margin. */
export function zoomed(
  lie: Lie,
  scale: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Lie {
  const next = Math.min(MOST, Math.max(1, scale));
  const share = next / lie.scale;
  return within(
    { scale: next, x: x - (x - lie.x) * share, y: y - (y - lie.y) * share },
    width,
    height,
  );
}

export function within(lie: Lie, width: number, height: number): Lie {
  const bound = (value: number, size: number) =>
    Math.min(0, Math.max(size * (1 - lie.scale), value));
  return { scale: lie.scale, x: bound(lie.x, width), y: bound(lie.y, height) };
}

export const WHOLE: Lie = { scale: 1, x: 0, y: 0 };

export function transform({ scale, x, y }: Lie): string {
  return scale === 1 ? "none" : `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Handle gestures on the box that clips the drawing. */
export function hands(get: () => Lie, set: (lie: Lie) => void): Attachment<HTMLElement> {
  return (box) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let tapped = { time: 0, x: 0, y: 0 };
    let moved = false;

    const at = (event: PointerEvent) => {
      const { left, top } = box.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b
        ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) }
        : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      fingers.set(event.pointerId, at(event));
      moved = false;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const { clientWidth: width, clientHeight: height } = box;
      const pinch = spread();
      const now = at(event);
      if (Math.hypot(now.x - before.x, now.y - before.y) > 3) moved = true;
      fingers.set(event.pointerId, now);
      const after = spread();
      if (pinch && after && pinch.far > 0) {
        const lie = get();
        const shifted = { ...lie, x: lie.x + after.x - pinch.x, y: lie.y + after.y - pinch.y };
        const scale = (lie.scale * after.far) / pinch.far;
        set(zoomed(shifted, scale, after.x, after.y, width, height));
      } else if (get().scale > 1) {
        const { scale, x, y } = get();
        set(within({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, width, height));
      }
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || moved || fingers.size) return;
      const { x, y } = at(event);
      const near = Math.hypot(x - tapped.x, y - tapped.y) < 30;
      if (event.timeStamp - tapped.time < TAP && near) {
        tapped = { time: 0, x: 0, y: 0 };
        if (get().scale > 1) set(WHOLE);
        else set(zoomed(WHOLE, DOUBLE, x, y, box.clientWidth, box.clientHeight));
      } else tapped = { time: event.timeStamp, x, y };
    };
    const cancel = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      const scale = get().scale * Math.exp(-event.deltaY / 200);
      const [x, y] = [event.clientX - left, event.clientY - top];
      set(zoomed(get(), scale, x, y, box.clientWidth, box.clientHeight));
    };
    return listen(
      box,
      { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, wheel },
      { passive: false },
    );
  };
}
