import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { verifyProof } from './api'
import { useRobotCheck } from './useRobotCheck'

interface Answer {
  /** Number of the attempt, from 1. */
  place: number
  words: string
}

export function ProofOnce() {
  const check = useRobotCheck()
  const [answers, setAnswers] = useState<readonly Answer[]>([])

  async function send() {
    if (!check.proof) return
    const { verified, reason } = await verifyProof(check.proof)
    const words = verified ? 'accepted' : `refused: ${reason}`
    setAnswers((sent) => [...sent, { place: sent.length + 1, words }])
  }

  async function solve() {
    setAnswers([])
    await check.start()
  }

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <BusyButton
          variant="outlined"
          busy={check.state === 'working'}
          onClick={() => void solve()}
        >
          Solve a puzzle
        </BusyButton>
        <BusyButton
          variant="contained"
          busy={false}
          disabled={!check.proof}
          onClick={() => void send()}
        >
          Send this proof
        </BusyButton>
      </Stack>
      <div role="status">
        {check.proof
          ? `The number is ${check.proof.solution.counter}. Send it more than once.`
          : 'No proof yet.'}
        <ol>
          {answers.map(({ place, words }) => (
            <li key={place}>{words}</li>
          ))}
        </ol>
      </div>
    </Stack>
  )
}
