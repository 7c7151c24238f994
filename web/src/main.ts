import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadFont } from "./lib/font";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { arriveEarly } from "./table/arrive";

settings.apply();
arriveEarly();
await words.begin();
mount(App, { target: document.getElementById("app")! });
// A table calls for it when the board is there.
if (!/^\/table\/[^/]+$/.test(location.pathname)) loadFont();
