import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const events = [
  { at: '09:12', text: 'Ploy confirmed a deposit of 500.00 baht' },
  { at: '09:05', text: 'A member passed the daily limit and was told' },
  { at: '08:40', text: 'The wheel was spun for the thousandth time this week' },
  { at: '08:00', text: 'Cashback of last week was paid' },
]

/** The newest first, each with its time. */
export function ActivityFeed() {
  return (
    <Box component="ol" sx={{ listStyle: 'none', display: 'grid', gap: 1.5, m: 0, p: 0 }}>
      {events.map(({ at, text }) => (
        <Box component="li" key={at} sx={{ display: 'flex', gap: 2 }}>
          <Typography component="time" sx={{ color: 'text.secondary' }}>
            {at}
          </Typography>
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  )
}
