// Icons for what the app itself does: looking back, talking, switching.
import { disc, fine, line, solid } from "./pen";

const lens = '<circle cx="10.5" cy="10.5" r="7.5"/>' + line("M16 16l6 6");

export const APP: Record<string, string> = {
  undo: line("M8.5 3.5 3.5 8.5l5 5M4 8.5h10a6 6 0 0 1 0 12H7"),
  end: line("M3 12h12M10 6l6 6-6 6M20.5 4.5v15"),
  hint:
    line("M9 17.5c0-2-3.5-4-3.5-8.3a6.5 6.5 0 0 1 13 0c0 4.3-3.5 6.3-3.5 8.3z") +
    line("M9.5 21.5h5"),
  chat:
    line("M3 4h18v12.5H11.5L6.5 21v-4.5H3z") +
    solid(disc(8, 10.2, 1.2) + disc(12, 10.2, 1.2) + disc(16, 10.2, 1.2)),
  log:
    line("M8.5 5.5h12.5M8.5 12h12.5M8.5 18.5h8") +
    solid(disc(3.8, 5.5, 1.4) + disc(3.8, 12, 1.4) + disc(3.8, 18.5, 1.4)),
  tiles:
    '<rect x="3" y="3" width="7.5" height="7.5" rx="1.5"/><rect x="13.5" y="3" width="7.5" height="7.5" rx="1.5"/><rect x="3" y="13.5" width="7.5" height="7.5" rx="1.5"/><rect x="13.5" y="13.5" width="7.5" height="7.5" rx="1.5"/>',
  board: line("M8.5 4 2.5 6.5v14L8.5 18l7 2.5 6-2.5V4l-6 2.5zM8.5 4v14M15.5 6.5v14"),
  settings:
    line("M3 6.5h8M17 6.5h4M3 17.5h4M13 17.5h8") +
    '<circle cx="14" cy="6.5" r="2.8"/><circle cx="10" cy="17.5" r="2.8"/>',
  close: line("M5 5l14 14M19 5 5 19"),
  back: line("M15.5 4l-8 8 8 8"),
  forward: line("M8.5 4l8 8-8 8"),
  first: line("M5 4.5v15M19 4.5 10.5 12l8.5 7.5"),
  last: line("M19 4.5v15M5 4.5 13.5 12 5 19.5"),
  play: solid("M6.5 3.8c0-.9 1-1.5 1.8-1L20.5 11c.7.5.7 1.5 0 2L8.3 21.2c-.8.5-1.8-.1-1.8-1z"),
  skip: solid("M3 4.5 11.5 12 3 19.5zM12.5 4.5 21 12l-8.5 7.5z"),
  link: line(
    "M10 14a4.5 4.5 0 0 0 6.4 0l4-4A4.5 4.5 0 0 0 14 3.6l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.4 0l-4 4a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5",
  ),
  copy:
    '<rect x="8.5" y="8.5" width="12.5" height="12.5" rx="2"/>' +
    line("M15.5 5.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h.5"),
  cross: line("M6.5 6.5l11 11M17.5 6.5l-11 11"),
  bot:
    '<rect x="3.5" y="8" width="17" height="12.5" rx="3"/>' +
    line("M12 8V4.5M9 16.8h6M1.3 12.5v4M22.7 12.5v4") +
    solid(disc(12, 3, 1.6) + disc(8.5, 13, 1.5) + disc(15.5, 13, 1.5)),
  person:
    '<circle cx="12" cy="7.5" r="4.5"/>' + line("M3.5 21.5c.4-5 3.5-7.7 8.5-7.7s8.1 2.7 8.5 7.7z"),
  eye:
    line("M1.5 12c2.6-4.6 6.1-7 10.5-7s7.9 2.4 10.5 7c-2.6 4.6-6.1 7-10.5 7s-7.9-2.4-10.5-7z") +
    solid(disc(12, 12, 3.4)),
  rotate_left: line("M3.5 3.5v5.5H9M4 9a9 9 0 1 1-1 5"),
  rotate_right: line("M20.5 3.5v5.5H15M20 9a9 9 0 1 0 1 5"),
  zoom_in: lens + line("M7 10.5h7M10.5 7v7"),
  zoom_out: lens + line("M7 10.5h7"),
  home: line("M2.5 11.5 12 3l9.5 8.5M5 10v11h5v-6h4v6h5V10"),
  plus: line("M12 4v16M4 12h16"),
  more: solid(disc(5, 12, 2) + disc(12, 12, 2) + disc(19, 12, 2)),
  review: line("M3 3v18h18M6.5 15.5l4.5-6 4 4 5.5-8"),
  rematch: line("M20 10A8.5 8.5 0 0 0 5 7M4.5 2.5V7.5H9.5M4 14a8.5 8.5 0 0 0 15 3M19.5 21.5v-5h-5"),
  share:
    '<circle cx="18" cy="4.8" r="2.8"/><circle cx="5.5" cy="12" r="2.8"/><circle cx="18" cy="19.2" r="2.8"/>' +
    line("M8 10.6l7.5-4.4M8 13.4l7.5 4.4"),
  question:
    '<circle cx="12" cy="12" r="9.8"/>' +
    line("M9 9.3C9.2 7.6 10.4 6.7 12 6.7s3 1 3 2.6c0 2.2-3 2.5-3 4.5") +
    solid(disc(12, 17, 1.2)),
  globe:
    '<circle cx="12" cy="12" r="9.5"/>' +
    fine("M2.5 12h19M12 2.5c5 5.6 5 13.4 0 19M12 2.5c-5 5.6-5 13.4 0 19"),
  send: line("M21.5 2.5 2.5 10l7 4.5 4.5 7zM9.5 14.5l5.5-5.5"),
  pencil: line("M3.5 20.5l1-5L16.5 3.5l4 4L8.5 19.5zM13.5 6.5l4 4"),
  warning: line("M12 2.8 22.5 21H1.5zM12 9.5v5.5") + solid(disc(12, 18, 1.2)),
};
