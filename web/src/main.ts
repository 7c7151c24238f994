// What runs first: small, so that a link is followed while the app is still on its way.
import { arriveEarly } from "./table/followLink";

arriveEarly();
void import("./start");
