// Shorter names for the types of the server's API, which are generated from its description.
import type { components } from "./schema";

export type Shapes = components["schemas"];

export type Table = Shapes["TableNow"];
export type TableListed = Shapes["TableShown"];
export type Tables = Shapes["TablesShown"];
export type TableMade = Shapes["TableMade"];
export type TableAsked = Shapes["TableAsked"];
export type Seat = Shapes["SeatShown"];
export type SeatClaimed = Shapes["SeatClaimed"];
export type Chat = Shapes["ChatShown"];
export type ChatMessage = Shapes["ChatMessage"];
export type Log = Shapes["LogShown"];
export type LogLine = Shapes["LogLine"];
export type Job = Shapes["JobShown"];
export type Presence = Shapes["PresenceShown"];
export type Link = Shapes["Link"];

export type Message = Shapes["MessageView"];
export type Shown = Shapes["ViewShown"];
export type Done = Shapes["CommandDone"];
export type Result = Shapes["ResultShown"];
export type Event = Shapes["EventsShown"]["events"][number];
/** A view of any game. */
export type View = Shown["view"];
export type Option = Shown["options"][number];
