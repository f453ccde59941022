import { styled } from '@mui/material/styles'

interface Props {
  question: string
  answer: string
}

/** A question that opens its answer. */
export function Answer({ question, answer }: Props) {
  return (
    <Fold>
      <summary>{question}</summary>
      <p>{answer}</p>
    </Fold>
  )
}

const Fold = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  summary: {
    padding: '12px 4px',
    minHeight: 20,
    cursor: 'pointer',
    fontWeight: theme.typography.fontWeightMedium,
  },
  'summary:focus-visible': {
    outline: `3px solid ${theme.palette.primary.readable}`,
    outlineOffset: -3,
  },
  p: { margin: '0 4px 16px', maxWidth: '70ch', color: theme.palette.text.secondary },
}))
