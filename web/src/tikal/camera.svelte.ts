// The visible part of the map.
import { untrack } from "svelte";
import { moves } from "../lib/settings.svelte";
import type { Box, Point } from "./hex";

const LEAST = 0.2;
const MOST = 2.2;
const FITTED_MOST = 1.15;
const NARROW = 600;
const SLIDE = 380;
/** How long after its last movement the camera is at rest, in milliseconds. */
const RESTS = 140;

export class Camera {
  /** The size of the box on the screen. */
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  scale = $state(0.6);
  /** Room kept free at the lower and at the right edge, for what lies over the map there. */
  foot = $state(0);
  side = $state(0);
  /** Moved by hand: stays in place until it is fitted again. */
  held = $state(false);
  /** While it moves, the drawing is shifted as a picture, and redrawn when it rests. */
  moving = $state(false);
  #frame = 0;
  #rest = 0;

  /** The transform of a drawing of part of the map, whose units are pixels before scaling. */
  transform({ left, top }: Box): string {
    const { x, y } = this.toScreen({ x: left, y: top });
    return `translate(${x}px, ${y}px) scale(${this.scale})`;
  }

  /** A phone, or a board with no more room than on a phone. */
  get narrow(): boolean {
    return this.width < NARROW;
  }

  toMap(x: number, y: number): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** The scale at which a box would fill the screen. */
  scaleFor(box: Box): number {
    const wide = (this.width - this.side) / (box.right - box.left);
    const high = (this.height - this.foot) / (box.bottom - box.top);
    return Math.min(wide, high, FITTED_MOST) || LEAST;
  }

  fit(box: Box, slide = true): void {
    this.held = false;
    const scale = this.scaleFor(box);
    const x = (this.width - this.side) / 2 - ((box.left + box.right) / 2) * scale;
    const y = (this.height - this.foot) / 2 - ((box.top + box.bottom) / 2) * scale;
    this.#go(x, y, scale, slide && moves());
  }

  /** Move so that a hex is visible above what covers the lower edge. */
  reveal(bottom: number, covered: number): void {
    const { x, y, scale } = this.#now();
    const over = bottom * scale + y - (this.height - covered);
    if (over > 0) this.#go(x, y - over, scale, moves());
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.#moves();
    this.x += dx;
    this.y += dy;
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2, slide = false): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const by = scale / this.scale;
    this.held = true;
    this.#go(x - (x - this.x) * by, y - (y - this.y) * by, scale, slide && moves());
  }

  #go(x: number, y: number, scale: number, slide: boolean): void {
    this.#stop();
    const from = this.#now();
    const begun = performance.now();
    const step = (now: number) => {
      const part = slide ? Math.min(1, Math.max(0, (now - begun) / SLIDE)) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.scale = from.scale + (scale - from.scale) * eased;
      this.#moves();
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    if (slide) this.#frame = requestAnimationFrame(step);
    else step(begun);
  }

  /** Untracked: an effect that moves the camera does not depend on its position. */
  #now(): { x: number; y: number; scale: number } {
    return untrack(() => ({ x: this.x, y: this.y, scale: this.scale }));
  }

  #moves(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), RESTS);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
