import * as v from 'valibot'
import { makeRequestId } from './requestId'
import { storedValue } from './storage/storedValue'

const sentSchema = v.array(
  v.object({
    id: v.string(),
    /** A hash of the text, which is itself stored only in its draft. */
    mark: v.string(),
  }),
)

/** Items sent without an answer, oldest first. Kept for this tab, where a reload keeps the draft too. */
const unanswered = storedValue(
  'unanswered',
  (stored) => (v.is(sentSchema, stored) ? stored : null),
  'session',
)

const mostKept = 50

/** Items being sent. The same text sent again in the meantime is a new item. */
const onTheirWay = new Set<string>()

/**
 * Sends something new. An item that failed, or was interrupted by a reload, may have been carried out. So the
 * same text under the same name keeps its id, and is stored only once.
 * @returns whether it arrived
 */
export async function sendOnce(
  name: string,
  said: string,
  send: (id: string) => Promise<boolean>,
): Promise<boolean> {
  const mark = markOf(`${name}\n${said}`)
  if (onTheirWay.has(mark)) return send(makeRequestId())
  const known = unanswered.get()?.find((each) => each.mark === mark)
  const id = known?.id ?? makeRequestId()
  onTheirWay.add(mark)
  unanswered.update((all) => [...without(all, mark), { id, mark }].slice(-mostKept))
  try {
    const isDone = await send(id)
    if (isDone) unanswered.update((all) => orNull(without(all, mark)))
    return isDone
  } finally {
    onTheirWay.delete(mark)
  }
}

type Sent = v.InferOutput<typeof sentSchema>

const without = (all: Sent | null, mark: string): Sent =>
  (all ?? []).filter((each) => each.mark !== mark)

const orNull = (all: Sent): Sent | null => (all.length === 0 ? null : all)

/** Hashes a text by two 32-bit hashes (FNV-1a, with two primes) and its length. */
function markOf(text: string): string {
  let one = 0x81_1c_9d_c5
  let other = 0x1b_87_35_93
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01_00_01_93)
    other = Math.imul(other ^ code, 0x5b_d1_e9_95)
    other ^= other >>> 15
  }
  return [text.length, one >>> 0, other >>> 0].map((part) => part.toString(36)).join('-')
}

/** Identifies a file. */
export const fileMark = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
