import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Sparkline } from './Sparkline'
import { Tile, Tiles } from './Tiles'

const figures = [
  { name: 'Deposits today', baht: '128,450.00', change: 12, week: [72, 80, 77, 91, 95, 114, 128] },
  { name: 'Withdrawals today', baht: '74,120.00', change: -4, week: [80, 76, 82, 79, 85, 77, 74] },
  { name: 'Bonus paid', baht: '9,860.00', change: 3, week: [8, 9, 8.5, 9.2, 9, 9.6, 9.9] },
  { name: 'Cashback due', baht: '5,300.00', change: 0, week: [5.1, 5, 5.2, 5.3, 5.1, 5.3, 5.3] },
]

/** The number first, then its change: with text and a sign, not only with a colour. */
export function MoneyTiles() {
  return (
    <Tiles>
      {figures.map(({ name, baht, change, week }) => (
        <Tile key={name}>
          <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
          <Typography variant="h3" component="p">
            {baht} baht
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1 }}>
            <Typography variant="caption">{changeText(change)}</Typography>
            <Sparkline values={week} />
          </Box>
        </Tile>
      ))}
    </Tiles>
  )
}

function changeText(percent: number): string {
  if (percent === 0) return 'as much as yesterday'
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than yesterday`
}
