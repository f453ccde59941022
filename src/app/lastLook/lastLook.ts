import * as v from 'valibot'
import { readToken, tokenUser } from '#api/session/token'
import { type Satang, satang } from '#lib/money'
import { storedText, storedValue } from '#lib/storage/storedValue'
import { appearanceKey } from '#ui/appearance/appearance'

const place = v.tuple([v.number(), v.number(), v.number(), v.number()])

/** Left, top, width, height, then its colour and radius. */
const boxSchema = v.tuple([...place.items, v.string(), v.string()])

/** The same of a text, then its colour, font and letters. */
const textSchema = v.tuple([...place.items, v.string(), v.string(), v.string()])

const shapeSchema = v.union([textSchema, boxSchema])

export type Shape = v.InferOutput<typeof shapeSchema>

/** What stood in each part of index.html's frame, at a width of the window. */
const pageSchema = v.object({
  width: v.number(),
  areas: v.record(v.string(), v.array(shapeSchema)),
})

export type PageLook = v.InferOutput<typeof pageSchema>

const lastLookSchema = v.object({
  user: v.string(),
  /** What it was drawn with (`lookKey`): with anything else it is not painted. */
  drawnWith: v.string(),
  name: v.string(),
  /** As it was written; dots while it is hidden. */
  balance: v.string(),
  /** The balance and when it was told; null while it is hidden. */
  credit: v.nullable(v.object({ satang: v.pipe(v.number(), v.safeInteger()), asOf: v.number() })),
  /** Of the balance, in Bangkok: `age` says it on this day and on later ones. */
  day: v.string(),
  age: v.tuple([v.string(), v.string()]),
  /** By path, the latest last. */
  pages: v.record(v.string(), pageSchema),
})

export type LastLook = v.InferOutput<typeof lastLookSchema>

/**
 * What the last visit showed, for index.html to paint at the next start before any script has come. It
 * goes with the session, however that ends, and is painted for the token's own player alone.
 */
export const lastLook = storedValue('last-look', (stored) => {
  const parsed = v.safeParse(lastLookSchema, stored)
  return parsed.success ? parsed.output : null
})

const appearanceText = storedText(appearanceKey)
const hiddenText = storedText('balance-hidden')

/** What a look depends on besides its player; index.html makes the same of the same. */
export function lookKey(): string {
  return String([appearanceText.get(), document.documentElement.lang, hiddenText.get()])
}

/** A first page, and the ones to which people come back. */
const mostPages = 5

/** Keeps what the header shows. Pages stay as long as they were drawn in the same manner. */
export function keepHeader(header: Omit<LastLook, 'pages' | 'drawnWith'>): void {
  if (!isOwn(header.user)) return
  const drawnWith = lookKey()
  const last = lastLook.get()
  const isSame = last?.user === header.user && last.drawnWith === drawnWith
  lastLook.set({ ...header, drawnWith, pages: isSame ? last.pages : {} })
}

/** Keeps what the page at a path looks like, once the header is kept. */
export function keepPage(user: string, path: string, page: PageLook): void {
  const last = lastLook.get()
  if (!isOwn(user) || last?.user !== user || last.drawnWith !== lookKey()) return
  const others = Object.entries(last.pages).filter(([known]) => known !== path)
  const pages = Object.fromEntries([...others.slice(1 - mostPages), [path, page]])
  lastLook.set({ ...last, pages })
}

/** The credit that the last visit knew of this player. */
export function lastCredit(user: string): { value: Satang; asOf: number } | null {
  const last = lastLook.get()
  if (last?.user !== user || last.credit === null) return null
  return { value: satang(last.credit.satang), asOf: last.credit.asOf }
}

/** Another tab may have logged out, or somebody else in, a moment ago. */
function isOwn(user: string): boolean {
  const token = readToken()
  return token !== null && tokenUser(token) === user
}
