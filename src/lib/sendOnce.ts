import { makeRequestId } from './requestId'

/** The ids of what was sent and not answered, by what it says. */
const unanswered = new Map<string, string>()

/**
 * Sends something new, and answers whether it arrived. What failed may have been carried out: as long as the same is
 * said under this name it keeps its id, so that it stands there once.
 */
export async function sendOnce(
  name: string,
  said: string,
  send: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const key = `${name}\n${said}`
  const id = unanswered.get(key) ?? makeRequestId()
  unanswered.delete(key)
  const isDone = await send(id)
  if (!isDone) unanswered.set(key, id)
  return isDone
}

/** What tells a file from others. */
export const fileMark = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
