// Gestures on the map: drag, wheel, pinch, twist, double tap and keys.
import type { Attachment } from "svelte/attachments";
import { listen } from "../lib/listen";
import type { Camera } from "./camera.svelte";
import type { Point } from "./hex";

export interface Hands {
  /** A click or tap on the map, where nothing was dragged; true if something was there. */
  tap: (at: Point) => boolean;
  /** The mouse is over a point of the map; null: it has left. */
  point: (at: Point | null) => void;
  /** Turn what is held by this many sixths; false if nothing is held. */
  turn: (sixths: number) => boolean;
}

const DRAGGED = 7;
const DOUBLE = 300;
/** A longer press asks for an explanation, and chooses nothing. */
const LONG = 440;
const TWIST = 35;

/** Handle drag, wheel, pinch, twist, double tap and keys on the map's box. */
export function hands(camera: Camera, heard: Hands): Attachment<HTMLElement> {
  return (element) => {
    const down = new Map<number, Point>();
    let dragged = false;
    let twisted = 0;
    let since = 0;
    let tapped = { time: 0, x: 0, y: 0 };
    // Arrow keys move the map once it has the focus.
    element.tabIndex = 0;

    const local = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const onMap = (event: MouseEvent): Point => {
      const { x, y } = local(event);
      return camera.toMap(x, y);
    };
    /** Buttons and menus over the map handle their own events. */
    const ours = (event: Event) => !(event.target as Element).closest("button, .over");

    const pressed = (event: PointerEvent) => {
      if (!ours(event) || event.button !== 0) return;
      down.set(event.pointerId, local(event));
      if (down.size === 1) dragged = false;
      since = event.timeStamp;
      twisted = 0;
    };
    const moved = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") heard.point(ours(event) ? onMap(event) : null);
        return;
      }
      const now = local(event);
      if (down.size === 1) {
        if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAGGED) return;
        if (!dragged) element.setPointerCapture(event.pointerId);
        dragged = true;
        camera.held = true;
        camera.pan(now.x - before.x, now.y - before.y);
      } else {
        dragged = true;
        const other = [...down].find(([id]) => id !== event.pointerId)![1];
        pinched(other, before, now);
      }
      down.set(event.pointerId, now);
    };
    const pinched = (fixed: Point, before: Point, now: Point) => {
      const length = (point: Point) => Math.hypot(point.x - fixed.x, point.y - fixed.y) || 1;
      const angle = (point: Point) => Math.atan2(point.y - fixed.y, point.x - fixed.x);
      const middle = { x: (fixed.x + now.x) / 2, y: (fixed.y + now.y) / 2 };
      camera.zoom(length(now) / length(before), middle.x, middle.y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      let turned = ((angle(now) - angle(before)) * 180) / Math.PI;
      turned -= 360 * Math.round(turned / 360);
      twisted += turned;
      if (Math.abs(twisted) > TWIST && heard.turn(Math.sign(twisted))) twisted = 0;
    };
    const released = (event: PointerEvent) => {
      if (!down.delete(event.pointerId) || dragged || event.type === "pointercancel") return;
      if (event.pointerType !== "mouse" && event.timeStamp - since > LONG) return;
      const at = local(event);
      const again =
        event.timeStamp - tapped.time < DOUBLE &&
        Math.hypot(at.x - tapped.x, at.y - tapped.y) < 24 &&
        event.pointerType !== "mouse";
      // If there was something to tap, a second tap is for it, too: only elsewhere does it zoom.
      const meant = !again && heard.tap(onMap(event));
      tapped = { time: again || meant ? 0 : event.timeStamp, ...at };
      if (again) camera.zoom(camera.scale > 0.9 ? 0.5 : 1.8, at.x, at.y, true);
    };
    const wheeled = (event: WheelEvent) => {
      if (!ours(event)) return;
      event.preventDefault();
      if (!event.ctrlKey && heard.turn(Math.sign(event.deltaY))) return;
      const { x, y } = local(event);
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.target !== element) return;
      const step = {
        ArrowLeft: [60, 0],
        ArrowRight: [-60, 0],
        ArrowUp: [0, 60],
        ArrowDown: [0, -60],
      };
      const by = step[event.key as keyof typeof step];
      if (!by) return;
      event.preventDefault();
      camera.held = true;
      camera.pan(by[0]!, by[1]!);
    };

    const heardHere = {
      pointerdown: pressed,
      pointermove: moved,
      pointerup: released,
      pointercancel: released,
      pointerleave: () => heard.point(null),
      wheel: wheeled,
      keydown: keyed,
    };
    return listen(element, heardHere, { passive: false });
  };
}
