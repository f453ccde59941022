/** The rules of the site: a text for each language, with a version that players accept. */
import * as v from 'valibot'
import { languages } from '../users/profile'
import { countOnWire, requestEntries } from '../wire'
import { rulesVersionSchema } from './site'

/** The operator's own language. It always has a text. */
export const rulesLanguage = 'th'

/** Players accepted this version by registering before versions were recorded. */
export const firstRulesVersion = 1

/** GET /setting/rules. A language without a text is empty. */
export const rulesSchema = v.object({
  ...rulesVersionSchema.entries,
  texts: v.object(v.entriesFromList(languages, v.optional(v.string(), ''))),
})

export type Rules = v.InferOutput<typeof rulesSchema>

type Language = keyof Rules['texts']

/** @returns the text in `wanted`; otherwise in English, otherwise in the operator's own language */
export function rulesIn(
  texts: Rules['texts'],
  wanted: Language,
): { language: Language; text: string } {
  const language = [wanted, 'en' as const].find((one) => texts[one] !== '') ?? rulesLanguage
  return { language, text: texts[language] }
}

/** POST /usersystem/rules. */
export const acceptRulesSchema = v.object({ ...requestEntries, version: countOnWire })

export type AcceptRulesRequest = v.InferOutput<typeof acceptRulesSchema>

/** Whether a player has to accept the rules `inForce`. `accepted`: null before versions were recorded. */
export function mustAccept(
  inForce: Pick<Rules, 'version'> | null,
  accepted: number | null,
): boolean {
  return inForce !== null && inForce.version > (accepted ?? firstRulesVersion)
}
