import Button from '@mui/material/Button'
import { useState } from 'react'
import { withdrawal } from './entries'
import { Timeline } from './Timeline'

/** The end is where things happen: what is new is announced. */
export function GrowingTimeline() {
  const [known, setKnown] = useState(1)
  const isOver = known === withdrawal.length
  return (
    <>
      <div aria-live="polite">
        <Timeline entries={withdrawal.slice(0, known)} />
      </div>
      <Button variant="outlined" onClick={() => setKnown(isOver ? 1 : known + 1)}>
        {isOver ? 'Start over' : 'What happened next?'}
      </Button>
    </>
  )
}
