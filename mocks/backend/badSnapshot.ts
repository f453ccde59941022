import * as v from 'valibot'
import { type FileFault, faultOf, shown } from '#contract/scenario/fault'

/** Why a snapshot cannot be restored; nothing has changed. */
export class BadSnapshot extends Error {
  override readonly name = 'BadSnapshot'

  /** `fault`: structured reason, for translated messages. */
  constructor(
    message: string,
    readonly fault?: FileFault,
  ) {
    super(message)
  }
}

/** Error for an unknown database or table. */
export function noSuch(what: 'database' | 'table', name: string): BadSnapshot {
  return new BadSnapshot(`${name}: no such ${what}`, {
    kind: 'unknown',
    place: shown(name),
    detail: '',
  })
}

/** @throws {BadSnapshot} if the content does not match the schema */
export function readOrThrow<const Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, content)
  if (read.success) return read.output
  const [issue] = read.issues
  const message = `${v.getDotPath(issue) ?? 'snapshot'}: ${issue.message}`
  throw new BadSnapshot(message, faultOf(issue, 'snapshot'))
}
