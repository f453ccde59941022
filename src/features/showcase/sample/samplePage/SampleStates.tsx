import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'

const states = ['loading', 'empty', 'error', 'ready'] as const

type State = (typeof states)[number]

/** Every page that loads something has these four. */
export function SampleStates() {
  const [state, setState] = useState<State>('empty')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={state}
        aria-label="State"
        sx={{ mb: 2, flexWrap: 'wrap' }}
        onChange={(_, next: State | null) => next && setState(next)}
      >
        {states.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {state === 'loading' && (
        <Loading>
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {state === 'empty' && (
        <EmptyState
          title="No notes yet"
          message="What you write down appears here."
          action={<Button onClick={() => setState('ready')}>Write a note</Button>}
        />
      )}
      {state === 'error' && (
        <ErrorState message="The notes could not be read." onRetry={() => setState('ready')} />
      )}
      {state === 'ready' && <p>Bring the bank book on Monday.</p>}
    </>
  )
}
