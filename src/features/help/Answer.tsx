import { styled } from '@mui/material/styles'
import { Fold } from '#ui/display/Fold'

interface Props {
  question: string
  answer: string
}

/** A question that opens its answer. */
export function Answer({ question, answer }: Props) {
  return (
    <Entry>
      <summary>{question}</summary>
      <p>{answer}</p>
    </Entry>
  )
}

const Entry = styled(Fold)(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > summary': { minHeight: 48, fontWeight: theme.typography.fontWeightMedium },
  p: { margin: '4px 0 16px', maxWidth: '70ch', color: theme.palette.text.secondary },
}))
