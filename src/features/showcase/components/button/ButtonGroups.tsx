import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'
import { baht } from '../../demo/englishNumbers'

const amounts = [100, 300, 500]
const ways = ['Pay by QR code', 'Pay by bank transfer', 'Pay from the wallet']

export function ButtonGroups() {
  const [total, setTotal] = useState(0)
  const [way, setWay] = useState(0)
  const [pressed, setPressed] = useState('nothing yet')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const openerId = useId()

  function choose(chosen: number) {
    setWay(chosen)
    setAnchor(null)
  }

  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <ButtonGroup variant="outlined" aria-label="Add to the amount">
        {amounts.map((amount) => (
          <Button key={amount} onClick={() => setTotal(total + amount)}>
            + {amount}
          </Button>
        ))}
        <Button onClick={() => setTotal(0)}>Clear</Button>
      </ButtonGroup>
      <output>{baht(total)} baht</output>
      <ButtonGroup variant="contained" aria-label="Pay">
        <Button onClick={() => setPressed(`${ways[way]}, ${baht(total)} baht`)}>{ways[way]}</Button>
        <Button
          id={openerId}
          aria-label="Other ways to pay"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ChevronIcon towards="down" size={20} />
        </Button>
      </ButtonGroup>
      <output>Pressed: {pressed}</output>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': openerId } }}
      >
        {ways.map((name, index) => (
          <MenuItem key={name} selected={index === way} onClick={() => choose(index)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  )
}
