// Long-running jobs of the server, such as hints and reviews: polled until they are done.
import { get, insist, pause } from "./client";
import type { Job } from "./types";

/** Seconds between two polls of a job. */
const REST = 0.8;

/** Poll a job until it is done or has failed, or is no longer wanted (null). */
export async function follow(
  job: Job,
  wanted: () => boolean,
  progress: (part: number) => void,
  lost?: () => void,
): Promise<Job | null> {
  while (wanted() && (job.status === "waiting" || job.status === "running")) {
    progress(job.progress);
    await pause(REST);
    job = await insist(() => get<Job>(`/jobs/${job.id}`), lost);
  }
  return wanted() ? job : null;
}
