import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageCardGround } from '#ui/appearance/grounds'
import { Stepper } from '#ui/display/Stepper'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import type { Flow } from '../form/FormFrame'
import { useTab } from './TabFrame'

export interface StepSpec<Id extends string> {
  id: Id
  label: MessageKey
  hint: MessageKey
}

interface StepFrameProps<Id extends string> {
  label: string
  steps: readonly [StepSpec<Id>, ...StepSpec<Id>[]]
  onFinish: () => void
  children: (step: Id, flow: Flow) => ReactNode
}

/** Steps beside one sheet; the user goes through them with its buttons, or picks any from the list. */
export function StepFrame<Id extends string>({
  label,
  steps,
  onFinish,
  children,
}: StepFrameProps<Id>) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    // The pressed button disappeared with its form.
    if (moves > 0) heading.current?.focus()
  }, [moves])
  const [first, ...others] = steps
  const [tab, open] = useTab<Id>([first.id, ...others.map((step) => step.id)])
  const place = steps.findIndex((step) => step.id === tab)
  const [before, current = first, after] = [steps[place - 1], steps[place], steps[place + 1]]

  function go(step: StepSpec<Id>): void {
    open(step.id)
    setMoves((count) => count + 1)
  }

  const flow: Flow = {
    onBack: before ? () => go(before) : null,
    onNext: () => (after ? go(after) : onFinish()),
    isLast: after === undefined,
  }
  return (
    <Frame>
      <Stepper
        label={label}
        steps={steps.map((step) => ({ label: text(step.label), hint: text(step.hint) }))}
        current={place}
        onOpen={(index) => open(steps[index]?.id ?? first.id)}
        isAnyOrder
        isBeside
      />
      <Sheet>
        <Title ref={heading} tabIndex={-1}>
          {text(current.label)}
        </Title>
        <div key={tab}>{children(tab, flow)}</div>
      </Sheet>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: 1080,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: 24 },
}))

const Sheet = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  ...pageCardGround(theme),
  [theme.breakpoints.up('sm')]: { padding: 24 },
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }))
