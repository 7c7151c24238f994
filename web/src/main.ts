import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
await words.begin();
mount(App, { target: document.getElementById("app")! });
