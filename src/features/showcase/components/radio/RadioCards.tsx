import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'

const ways = [
  { value: 'qr', name: 'QR code', note: 'At once, no fee' },
  { value: 'transfer', name: 'Bank transfer', note: 'Within 5 minutes, from 100 baht' },
  { value: 'wallet', name: 'Wallet', note: 'At once, up to 5,000 baht a day' },
]

export function RadioCards() {
  return (
    <RadioGroup aria-label="Way to deposit" defaultValue="qr" sx={{ gap: 1.5 }}>
      {ways.map(({ value, name, note }) => (
        <Card
          key={value}
          value={value}
          control={<Radio />}
          label={
            <>
              <strong>{name}</strong>
              <Note>{note}</Note>
            </>
          }
        />
      ))}
    </RadioGroup>
  )
}

const Card = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  paddingBlock: 8,
  paddingInline: '4px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&:has(:checked)': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
  },
}))

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.text.secondary,
}))
