import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Sparkline } from '../statistics/Sparkline'

const apps = [
  { name: 'Home screen app', about: 'installed by members', week: [12, 15, 14, 18, 22, 25, 31] },
  { name: 'Browser on a phone', about: 'no install', week: [40, 38, 41, 37, 36, 35, 33] },
  { name: 'Browser on a desk', about: 'mostly the admin side', week: [9, 9, 8, 9, 10, 9, 10] },
]

export function AppSales() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 2, m: 0, p: 0 }}>
      {apps.map(({ name, about, week }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flexGrow: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {week.at(-1)} thousand visits this week, {about}
            </Typography>
          </Box>
          <Sparkline values={week} />
        </Box>
      ))}
    </Box>
  )
}
