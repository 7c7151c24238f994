// The app itself: drawn as soon as its words, its first page and its styles are loaded.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadFont } from "./lib/font";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { pages } from "./pages";

const { pathname } = location;
const atTable = /^\/table\/[^/]+$/.test(pathname);

async function loaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((done) => addEventListener("load", done, { once: true }));
}

settings.apply();
const page = atTable ? pages.Table() : pathname === "/" ? pages.Home() : null;
// If the page cannot be loaded, the app says so.
await Promise.all([words.begin(), loaded(), Promise.resolve(page).catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
// A table loads the font once its board is there.
if (!atTable) loadFont();
