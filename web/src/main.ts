// The code that runs first: small, so that a link is followed while the app is still loading.
import { arriveEarly } from "./table/followLink";

arriveEarly();
void import("./start");
