/**
 * `/usersystem/timeline/{id}`: all events of one player in one list, newest first. Each table is walked by its
 * own index only as far as the page needs, and the walks are merged.
 */
import * as v from 'valibot'
import { longestSearch } from '#contract/admin/list'
import { timelineKinds, type timelineSchema } from '#contract/admin/people'
import { momentText } from '#contract/wire'
import { searchable, wordsOf } from '#lib/text/searchable'
import { refuse, unknownIn } from '../../../answer'
import { isoNow } from '../../../clock'
import { database } from '../../../provider/database/database'
import { staffNames } from '../../money/players'
import { AdminError, type Staff } from '../../requests'
import { walksOf } from './kinds'
import type { Asked, EntryOnWire } from './walk'

/** Entries per page. */
const pageEntries = 30

const querySchema = v.object({
  before: v.optional(momentText),
  q: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  kind: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(timelineKinds)),
    ),
  ),
})

export async function answerTimeline(
  userId: string,
  staff: Staff,
  search: URLSearchParams,
): Promise<Response> {
  const unknown = unknownIn(search, Object.keys(querySchema.entries))
  if (unknown !== null) return refuse(400, unknown)
  const query = v.safeParse(querySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, `${v.getDotPath(query.issues[0]) ?? 'query'}: unknown`)
  if (!(await database.players.get(userId))) throw new AdminError('notfound')
  const { before = null, kind = timelineKinds, q } = query.output
  const asked: Asked = { userId, before, staff, nameOf: await staffNames() }
  const words = wordsOf(q)
  const walks = timelineKinds
    .filter((name) => kind.includes(name))
    .flatMap((name) => walksOf[name].map((walk) => withWords(walk(asked), words)))
  const { entries, next } = await merged(walks)
  const answer: v.InferInput<typeof timelineSchema> = { data: entries, next, asOf: isoNow() }
  return Response.json(answer)
}

/** Entries whose reference, names, texts, device or amount contain all words. */
async function* withWords(
  walk: AsyncGenerator<EntryOnWire>,
  words: readonly string[],
): AsyncGenerator<EntryOnWire> {
  for await (const entry of walk) {
    const { id, name, text, by, device, amount, to } = entry
    const said = searchable([id, name, text, by, device, to?.name].filter(Boolean).join('\n'))
    const figure = typeof amount === 'number' ? Math.abs(amount).toFixed(2) : ''
    const isMeant = (word: string) => said.includes(word) || figure.startsWith(plainAmount(word))
    if (words.every(isMeant)) yield entry
  }
}

/** An amount as it is typed, with separators of thousands. */
const plainAmount = (word: string) => (/^[\d,.]+$/.test(word) ? word.replaceAll(',', '') : '\n')

/**
 * Merges all walks into a page, newest first; of events at one moment, the effect is above its cause. Entries
 * of one moment stay together: the next page starts before it.
 */
async function merged(
  walks: readonly AsyncGenerator<EntryOnWire>[],
): Promise<{ entries: EntryOnWire[]; next: string | null }> {
  const heads = await Promise.all(
    walks.map(async (walk) => ({ walk, entry: (await walk.next()).value })),
  )
  const entries: EntryOnWire[] = []
  for (;;) {
    const newest = heads.reduce<(typeof heads)[number] | null>(
      (first, head) => (head.entry && head.entry.at >= (first?.entry?.at ?? '') ? head : first),
      null,
    )
    if (!newest?.entry) return { entries, next: null }
    const last = entries.at(-1)
    if (last && entries.length >= pageEntries && newest.entry.at !== last.at) {
      return { entries, next: last.at }
    }
    entries.push(newest.entry)
    newest.entry = (await newest.walk.next()).value
  }
}
