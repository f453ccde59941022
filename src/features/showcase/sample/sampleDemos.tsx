import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'

export function SampleCard() {
  const [presses, setPresses] = useState(0)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h4" component="h3">
          A card to start from
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Copy this file, give it a name of your own, and put in what your page shows.
        </Typography>
        <Typography component="output" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {presses === 0 ? 'Nothing pressed yet.' : `Presses so far: ${presses}`}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setPresses(presses + 1)}>Press</Button>
        <BusyButton busy={false} disabled={presses === 0} onClick={() => setPresses(0)}>
          Start over
        </BusyButton>
      </CardActions>
    </Card>
  )
}

const states = ['loading', 'empty', 'error', 'ready'] as const

type State = (typeof states)[number]

/** Every page that loads data has these four states. */
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
