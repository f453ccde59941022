import type { ReactNode } from 'react'
import type { FileFault } from '#contract/scenario/fault'
import { type Text, useText } from '#ui/intl/useText'

interface CodedTextProps {
  id: Parameters<Text>[0]
  /** What machines read, by the names that the sentence has for it. */
  codes: Readonly<Record<string, string>>
}

/** A sentence in the viewer's language around what is the same in all of them. */
export function CodedText({ id, codes }: CodedTextProps) {
  const text = useText()
  // Every second part is the name of a code.
  const parts = text(id).split(/\{(\w+)\}/)
  return (
    <>
      {parts.map((part, index) => (index % 2 === 0 ? part : <Code key={part}>{codes[part]}</Code>))}
    </>
  )
}

/** Read from left to right, whatever stands around it. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code dir="ltr" lang="en">
      {children}
    </code>
  )
}

/** What is wrong in a file, and where. */
export function FaultText({ fault: { kind, place, detail } }: { fault: FileFault }) {
  return <CodedText id={`scenario.fault.${kind}`} codes={{ place, detail }} />
}
