import type { FileFault } from '#contract/scenario/fault'
import { CodedText } from './CodedText'

/** What is wrong in a file, and where. */
export function FaultText({ fault: { kind, place, detail } }: { fault: FileFault }) {
  return <CodedText id={`scenario.fault.${kind}`} codes={{ place, detail }} />
}
