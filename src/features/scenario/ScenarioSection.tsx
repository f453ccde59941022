import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, useId } from 'react'
import type { Failure } from '#contract/failure'
import { ActionFailure } from './ActionFailure'

interface ScenarioSectionProps {
  title: string
  hint?: string
  /** Error of the section's last action. */
  failure: Failure | null
  /** Further details of that error. */
  failureDetail?: ReactNode
  /** For moving the focus here when the focused element is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function ScenarioSection({
  title,
  hint,
  failure,
  failureDetail,
  headingRef,
  children,
}: ScenarioSectionProps) {
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId} ref={headingRef} tabIndex={-1}>
        {title}
      </Title>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {children}
      <ActionFailure failure={failure}>{failureDetail}</ActionFailure>
    </Section>
  )
}

const Section = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 })

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
