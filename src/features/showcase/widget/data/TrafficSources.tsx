import Stack from '@mui/material/Stack'
import { ProgressBar } from '#ui/display/ProgressBar'

const sources = [
  { name: 'Direct', share: 0.44 },
  { name: 'Invites of friends', share: 0.27 },
  { name: 'Search', share: 0.18 },
  { name: 'Social media', share: 0.11 },
]

const percent = new Intl.NumberFormat('en', { style: 'percent' })

export function TrafficSources() {
  return (
    <Stack spacing={1}>
      {sources.map(({ name, share }) => (
        <ProgressBar key={name} label={name} share={share} note={percent.format(share)} />
      ))}
    </Stack>
  )
}
