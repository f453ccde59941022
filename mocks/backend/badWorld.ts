import * as v from 'valibot'
import { type FileFault, faultOf, shown } from '#contract/scenario/fault'

/** Why a world cannot be put back; nothing was changed. */
export class BadWorld extends Error {
  override readonly name = 'BadWorld'

  /** `fault`: for those who read the reason in their own language. */
  constructor(
    message: string,
    readonly fault?: FileFault,
  ) {
    super(message)
  }
}

/** What nothing here is called. */
export function noSuch(what: 'database' | 'table', name: string): BadWorld {
  return new BadWorld(`${name}: no such ${what}`, {
    kind: 'unknown',
    place: shown(name),
    detail: '',
  })
}

/** Throws a {@link BadWorld} for what is not as the schema says. */
export function readOrRefuse<const Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, content)
  if (read.success) return read.output
  const [issue] = read.issues
  const message = `${v.getDotPath(issue) ?? 'world'}: ${issue.message}`
  throw new BadWorld(message, faultOf(issue, 'world'))
}
