import { useState } from 'react'
import { firstStep } from '#api/session/firstStep'
import { pageHeadingId } from '#ui/page/Page'
import { useMayDepositFirst } from '../firstDeposit/useMayDepositFirst'

interface FirstStepState {
  /** Whether the dashboard begins with the first step. */
  isDue: boolean
  /** Shows the dashboard instead, and moves the focus to its heading. */
  lookAround: () => void
}

/** The first step is due after a registration, until the player chooses one or makes a deposit. */
export function useFirstStep(userId: string): FirstStepState {
  const [isChosen, setChosen] = useState(() => firstStep.get() === null)
  const mayDeposit = useMayDepositFirst(userId)
  return {
    isDue: !isChosen && mayDeposit !== false,
    lookAround: () => {
      firstStep.set(null)
      document.getElementById(pageHeadingId)?.focus()
      setChosen(true)
    },
  }
}
