/** Players as the operator sees them, and what the staff may do about them. Satang inside. */
import * as v from 'valibot'
import { limitSchema, protectionSchema } from '../protection/limits'
import { walletSchema } from '../wallet/wallet'
import { bahtOnWire, countOnWire, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { adminOrderSchema, reasonText } from './order'

export const playerStatuses = ['active', 'banned', 'timeout', 'excluded'] as const

export const adminPlayerSchema = v.object({
  userId: v.string(),
  username: v.string(),
  /** Of the bank account. */
  name: v.string(),
  nickname: maybe(v.string()),
  bank_name: v.string(),
  /** Masked for who may not see it. */
  book_number: v.string(),
  /** When the staff last changed the account; null when never. */
  bankChangedAt: maybe(instantOnWire),
  /** When the staff last gave them a password; null when never. */
  passwordSetAt: maybe(instantOnWire),
  status: v.picklist(playerStatuses),
  credit: bahtOnWire,
  depositTotal: bahtOnWire,
  depositCount: countOnWire,
  withdrawTotal: bahtOnWire,
  /** The promotion that is being played through. */
  PromotionName: maybe(v.string()),
  inviterID: maybe(v.string()),
  tags: v.array(v.string()),
  createdAt: instantOnWire,
  lastLoginAt: maybe(instantOnWire),
})

export type AdminPlayer = v.InferOutput<typeof adminPlayerSchema>

const noteSchema = v.object({
  noteId: v.number(),
  text: v.string(),
  by: v.string(),
  createdAt: instantOnWire,
})

/** One player whole. */
export const adminPlayerPageSchema = v.object({
  ...adminPlayerSchema.entries,
  wallet: walletSchema,
  protection: protectionSchema,
  inviterName: maybe(v.string()),
  friends: countOnWire,
  /** The newest first. */
  notes: v.array(noteSchema),
})

export type AdminPlayerPage = v.InferOutput<typeof adminPlayerPageSchema>

export const timelineKinds = [
  'account',
  'deposit',
  'withdrawal',
  'play',
  'promotion',
  'code',
  'cashback',
  'spin',
  'invite',
  'adjustment',
  'protection',
  'note',
  'staff',
] as const

export type TimelineKind = (typeof timelineKinds)[number]

/** Something that happened to a player, or that they did. */
export const timelineEntrySchema = v.object({
  kind: v.picklist(timelineKinds),
  /** What of its kind: a status, a type, an action of the staff. */
  what: v.string(),
  /** The deposit, the withdrawal, the received promotion… that it is about. */
  id: v.string(),
  at: instantOnWire,
  /** What it changed the credit by, or the sum that it is about; null where no money is meant. */
  amount: maybe(signedBahtOnWire),
  /** The promotion, the code, the games' provider. */
  name: maybe(v.string()),
  /** A reason, or what was written. */
  text: maybe(v.string()),
  /** Who of the staff. */
  by: maybe(v.string()),
  /** Of a session of play. */
  bets: maybe(countOnWire),
  staked: maybe(bahtOnWire),
  /** Of a limit of the player's own, whose sum, if it has one, is `amount`; without a sum and minutes it goes. */
  limit: maybe(
    v.object({
      window: limitSchema.entries.window,
      minutes: limitSchema.entries.minutes,
      /** Whether it was only asked for, and has to be confirmed a day later. */
      isAsked: v.boolean(),
    }),
  ),
})

export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>

/** `next`: what `before` asks for the entries after these with; null where there are none. */
export const timelineSchema = v.object({
  data: v.array(timelineEntrySchema),
  next: maybe(v.string()),
  asOf: instantOnWire,
})

export const playerStatusSchema = v.object({
  ...adminOrderSchema.entries,
  userId: v.string(),
  decision: v.picklist(['ban', 'unban']),
  /** What the screen showed. */
  status: v.picklist(playerStatuses),
  reason: reasonText,
})

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(120))

export const playerBankSchema = v.object({
  ...adminOrderSchema.entries,
  userId: v.string(),
  bank_name: shortText,
  book_number: shortText,
  book_name: shortText,
  /** The last change that the screen showed, as ISO text. */
  bankChangedAt: v.nullable(v.string()),
  reason: reasonText,
})

export const playerPasswordSchema = v.object({
  ...adminOrderSchema.entries,
  userId: v.string(),
  newPassword: v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200)),
  /** The last one given that the screen showed, as ISO text. */
  passwordSetAt: v.nullable(v.string()),
  reason: reasonText,
})

export const playerNoteSchema = v.object({
  ...adminOrderSchema.entries,
  userId: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(1000)),
})

/** More would be no order any more. */
export const mostTags = 10

const tagList = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(24, 'toolong'))),
  v.maxLength(mostTags, 'toomany'),
)

export const playerTagsSchema = v.object({
  ...adminOrderSchema.entries,
  userId: v.string(),
  tags: tagList,
  /** Those that the screen showed. */
  shown: v.array(v.string()),
})
