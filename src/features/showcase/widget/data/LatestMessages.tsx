import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const messages = [
  { from: 'Dao R.', text: 'My slip was not read, can you look?' },
  { from: 'Krit W.', text: 'Thank you, the money is here.' },
  { from: 'Mint S.', text: 'How do I lower my limit?' },
]

export function LatestMessages() {
  const [answered, setAnswered] = useState<readonly string[]>([])
  const toggle = (from: string) =>
    setAnswered(
      answered.includes(from) ? answered.filter((one) => one !== from) : [...answered, from],
    )
  return (
    <>
      <Typography component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        {messages.length - answered.length} waiting
      </Typography>
      <List disablePadding>
        {messages.map(({ from, text }) => (
          <ListItem key={from} disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={from} secondary={text} />
            <Button
              aria-label={`Answered: ${from}`}
              aria-pressed={answered.includes(from)}
              variant={answered.includes(from) ? 'contained' : 'outlined'}
              onClick={() => toggle(from)}
            >
              Answered
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  )
}
