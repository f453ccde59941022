import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { LanguageSelect } from '#ui/appearance/LanguageSelect'
import { LanguageIcon } from '#ui/icons/entrance'
import { toolStyle } from './tool'

/** The browser's own list, laid unseen over a tool that is no wider than the header has room for. */
export function LanguageChoice() {
  const { locale } = useSelector(selectAppearance)
  return (
    <Tool>
      <LanguageIcon size={22} />
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <Choice />
    </Tool>
  )
}

const Tool = styled('span')(({ theme }) => ({
  ...toolStyle(theme),
  position: 'relative',
  gap: 4,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))

const Choice = styled(LanguageSelect)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  // The system's letters, as large as iOS wants them, for the list that opens.
  font: '1rem system-ui, sans-serif',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
}))
