import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon, TrashIcon } from '#ui/icons/actions'
import { ChevronIcon } from '#ui/icons/controls'

const steps = ['Amount', 'Bank', 'Confirm']

export function ButtonIcons() {
  const [step, setStep] = useState(0)
  const [pressed, setPressed] = useState('nothing yet')
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          variant="outlined"
          busy={false}
          disabled={step === 0}
          startIcon={<ChevronIcon towards="start" size={20} />}
          onClick={() => setStep(step - 1)}
        >
          Back
        </BusyButton>
        <BusyButton
          variant="contained"
          busy={false}
          disabled={step === steps.length - 1}
          endIcon={<ChevronIcon towards="end" size={20} />}
          onClick={() => setStep(step + 1)}
        >
          Next
        </BusyButton>
        <output style={{ alignSelf: 'center' }}>
          Step {step + 1} of {steps.length}: {steps[step]}
        </output>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button startIcon={<DownloadIcon size={20} />} onClick={() => setPressed('Slip as PDF')}>
          Slip as PDF
        </Button>
        <Button
          color="error"
          startIcon={<TrashIcon size={20} />}
          onClick={() => setPressed('Remove account')}
        >
          Remove account
        </Button>
        <output style={{ alignSelf: 'center' }}>Pressed: {pressed}</output>
      </Stack>
    </Stack>
  )
}
