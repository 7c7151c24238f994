import { words } from "./lib/words.svelte";
import english from "virtual:words/en";

words.use("en", english);
