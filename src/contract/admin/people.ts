/** Players in the back office, and what staff may change about them. Amounts are satang internally. */
import * as v from 'valibot'
import { limitSchema, protectionSchema } from '../protection/limits'
import { walletSchema } from '../wallet/wallet'
import { bahtOnWire, countOnWire, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { namedAssigneeSchema } from './cases'
import { adminRequestSchema, reasonText } from './request'

export const playerStatuses = ['active', 'banned', 'timeout', 'excluded'] as const

export const adminPlayerSchema = v.object({
  userId: v.string(),
  username: v.string(),
  /** Name on the bank account. */
  name: v.string(),
  nickname: maybe(v.string()),
  bank_name: v.string(),
  /** Masked for staff who may not see it. */
  book_number: v.string(),
  /** When staff last changed the bank account; null if never. */
  bankChangedAt: maybe(instantOnWire),
  /** When staff last set the player's password; null if never. */
  passwordSetAt: maybe(instantOnWire),
  status: v.picklist(playerStatuses),
  credit: bahtOnWire,
  depositTotal: bahtOnWire,
  depositCount: countOnWire,
  withdrawTotal: bahtOnWire,
  /** The promotion in progress. */
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

/** All data of one player. */
export const adminPlayerPageSchema = v.object({
  ...adminPlayerSchema.entries,
  wallet: walletSchema,
  protection: protectionSchema,
  inviterName: maybe(v.string()),
  friends: countOnWire,
  /** The rules that the player last accepted; null if the provider has none. */
  rules: maybe(
    v.object({
      version: countOnWire,
      /** Null if it was accepted by registering, before versions were recorded. */
      acceptedAt: maybe(instantOnWire),
    }),
  ),
  /** Newest first. */
  notes: v.array(noteSchema),
})

export type AdminPlayerPage = v.InferOutput<typeof adminPlayerPageSchema>

/** Causes before effects, for events at one moment: a credited deposit activates a promotion. */
export const timelineKinds = [
  'account',
  'staff',
  'protection',
  'deposit',
  'withdrawal',
  'play',
  'code',
  'cashback',
  'spin',
  'invite',
  'adjustment',
  'promotion',
  'message',
  'case',
  'note',
] as const

export type TimelineKind = (typeof timelineKinds)[number]

/** An event in a player's history. */
export const timelineEntrySchema = v.object({
  kind: v.picklist(timelineKinds),
  /** Detail of the kind: a status, a type, a staff action. */
  what: v.string(),
  /** Id of the deposit, withdrawal, received promotion… concerned. */
  id: v.string(),
  at: instantOnWire,
  /** Change of the credit, or the sum concerned; null for an event without money. */
  amount: maybe(signedBahtOnWire),
  /** Name of the promotion, code or game provider. */
  name: maybe(v.string()),
  /** A reason, or the written text. */
  text: maybe(v.string()),
  /** The staff member. */
  by: maybe(v.string()),
  /** For a login: mark of the device, the same for each login on it. */
  device: maybe(v.string()),
  /** For a case: whom it was handed to. */
  to: maybe(namedAssigneeSchema),
  /** For a game session. */
  bets: maybe(countOnWire),
  staked: maybe(bahtOnWire),
  /** For a limit of the player; its sum, if any, is `amount`. Without sum and minutes it is removed. */
  limit: maybe(
    v.object({
      window: limitSchema.entries.window,
      minutes: limitSchema.entries.minutes,
      /** True for a request that the player has to confirm a day later. */
      isAsked: v.boolean(),
    }),
  ),
})

export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>

/** `next`: cursor to pass as `before` for the following entries; null if there are none. */
export const timelineSchema = v.object({
  data: v.array(timelineEntrySchema),
  next: maybe(v.string()),
  asOf: instantOnWire,
})

export const playerStatusSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  decision: v.picklist(['ban', 'unban']),
  /** Status that the screen showed. */
  status: v.picklist(playerStatuses),
  reason: reasonText,
})

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(120))

export const playerBankSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  bank_name: shortText,
  book_number: shortText,
  book_name: shortText,
  /** Last change that the screen showed, as ISO text. */
  bankChangedAt: v.nullable(v.string()),
  reason: reasonText,
})

export const playerPasswordSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  newPassword: v.pipe(v.string(), v.minLength(8, 'passwordweak'), v.maxLength(200)),
  /** Last password change by staff that the screen showed, as ISO text. */
  passwordSetAt: v.nullable(v.string()),
  reason: reasonText,
})

export const playerNoteSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(1000)),
})

/** Most tags of a player, to keep them manageable. */
export const mostTags = 10

const tagList = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(24, 'toolong'))),
  v.maxLength(mostTags, 'toomany'),
)

export const playerTagsSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  tags: tagList,
  /** Tags that the screen showed. */
  shown: v.array(v.string()),
})
