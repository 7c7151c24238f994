// The pages of the app. Their code is loaded when they are first shown, and then kept.

function later<Page>(load: () => Promise<Page>): () => Page | Promise<Page> {
  let here: Page | undefined;
  return () => here ?? load().then((found) => (here = found));
}

export const pages = {
  About: later(() => import("./pages/About.svelte")),
  Home: later(() => import("./pages/Home.svelte")),
  Lobby: later(() => import("./table/Lobby.svelte")),
  New: later(() => import("./pages/New.svelte")),
  Review: later(() => import("./pages/Review.svelte")),
  Table: later(() => import("./table/Table.svelte")),
  Tiles: later(() => import("./pages/Tiles.svelte")),
};
