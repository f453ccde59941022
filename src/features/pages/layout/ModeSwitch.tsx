import { styled } from '@mui/material/styles'
import { useDispatch, useSelector } from 'react-redux'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'
import { MoonIcon, SunIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { toolStyle } from './tool'

export function ModeSwitch() {
  const text = useText()
  const dispatch = useDispatch()
  const isDark = useSelector(selectAppearance).mode === 'dark'
  return (
    <Tool
      type="button"
      aria-label={text('pages.frame.darkMode')}
      aria-pressed={isDark}
      onClick={() => dispatch(changeAppearance({ mode: isDark ? 'light' : 'dark' }))}
    >
      {isDark ? <MoonIcon size={22} /> : <SunIcon size={22} />}
    </Tool>
  )
}

const Tool = styled('button')(({ theme }) => toolStyle(theme))
