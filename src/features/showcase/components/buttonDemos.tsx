import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { alpha, styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { BusyButton } from '#ui/form/BusyButton'
import { HeartIcon, PlusIcon, ShareIcon } from '#ui/icons/actions'
import { RefreshIcon } from '#ui/icons/controls'
import { BellIcon } from '#ui/icons/menu'
import { counted } from '../demo/englishNumbers'

export function ButtonVariants() {
  const [pressed, setPressed] = useState('nothing yet')
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => setPressed('Deposit')}>
          Deposit
        </Button>
        <Button variant="outlined" onClick={() => setPressed('Withdraw')}>
          Withdraw
        </Button>
        <Button onClick={() => setPressed('History')}>History</Button>
        <Button variant="contained" disabled>
          Claim bonus
        </Button>
      </Stack>
      <output>Pressed: {pressed}</output>
    </Stack>
  )
}

/** Duration of the simulated call in ms. */
const callMs = 2_000

export function LoadingButtons() {
  const [isLoading, setLoading] = useState(false)
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => {
      setLoading(false)
      setRefreshes((count) => count + 1)
    }, callMs)
    return () => clearTimeout(timer)
  }, [isLoading])

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          variant="contained"
          busy={isLoading}
          startIcon={<RefreshIcon size={20} />}
          onClick={() => setLoading(true)}
        >
          Refresh balance
        </BusyButton>
        <BusyButton variant="outlined" busy={isLoading} onClick={() => setLoading(true)}>
          Refresh
        </BusyButton>
      </Stack>
      <output>
        {isLoading ? 'Asking for the balance…' : `Refreshed ${counted(refreshes, 'time')}.`}
      </output>
    </Stack>
  )
}

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const
const variants = ['contained', 'outlined', 'text'] as const

export function ButtonColours() {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {colours.map((colour) => (
            <Button key={colour} variant={variant} color={colour}>
              {colour}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

const sizes = ['small', 'medium', 'large'] as const

export function ButtonSizes() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {sizes.map((size) => (
          <Button key={size} variant="outlined" size={size}>
            {size}
          </Button>
        ))}
      </Stack>
      <Button variant="contained" size="large" fullWidth>
        Full width
      </Button>
    </Stack>
  )
}

export function IconButtons() {
  const [isLiked, setLiked] = useState(false)
  const [slips, setSlips] = useState(0)
  const [shares, setShares] = useState(0)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Tooltip title="Keep as a favourite">
        <IconButton
          aria-pressed={isLiked}
          color={isLiked ? 'error' : 'default'}
          onClick={() => setLiked(!isLiked)}
          sx={{ '&[aria-pressed="true"] svg': { fill: 'currentColor' } }}
        >
          <HeartIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Share">
        <IconButton color="primary" onClick={() => setShares(shares + 1)}>
          <ShareIcon />
        </IconButton>
      </Tooltip>
      <IconButton disabled aria-label="Messages (none)">
        <BellIcon />
      </IconButton>
      <Fab color="primary" aria-label="Add a slip" onClick={() => setSlips(slips + 1)}>
        <PlusIcon />
      </Fab>
      <Fab variant="extended" color="secondary" onClick={() => setSlips(slips + 1)}>
        <PlusIcon />
        Add a slip
      </Fab>
      <output>
        {counted(slips, 'slip')}, shared {counted(shares, 'time')}
      </output>
    </Stack>
  )
}

const shadowColours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

const Raised = styled(Button)(({ theme, color = 'primary' }) => {
  const { main } = theme.palette[color === 'inherit' ? 'primary' : color]
  return {
    boxShadow: `0 8px 16px ${alpha(main, 0.4)}`,
    '&:hover': { boxShadow: `0 4px 8px ${alpha(main, 0.4)}` },
  }
})

export function ShadowButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2.5, paddingBottom: 2 }}>
      {shadowColours.map((colour) => (
        <Raised key={colour} variant="contained" color={colour}>
          {colour}
        </Raised>
      ))}
    </Stack>
  )
}

export function LinkButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" component={Link} to="/advance/toggle-button">
        To the toggle buttons
      </Button>
      <Button
        href="https://mui.com/material-ui/react-button/"
        target="_blank"
        rel="noopener noreferrer"
      >
        MUI’s page (new tab)
      </Button>
    </Stack>
  )
}
