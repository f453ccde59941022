import { styled } from '@mui/material/styles'
import { useDispatch, useSelector } from 'react-redux'
import { changeAppearance, selectAppearance } from '../../../ui/appearance/appearanceSlice'
import { LanguageIcon } from '../../../ui/icons/LanguageIcon'
import { languageNames } from '../../../ui/intl/languageNames'
import { isLocale, languageTag, locales } from '../../../ui/intl/locale'
import { useText } from '../../../ui/intl/useText'
import { toolStyle } from './tool'

/** The browser's own list, laid unseen over a tool that is no wider than the header has room for. */
export function LanguageChoice() {
  const text = useText()
  const dispatch = useDispatch()
  const { locale } = useSelector(selectAppearance)

  function choose(value: string): void {
    if (isLocale(value)) dispatch(changeAppearance({ locale: value }))
  }

  return (
    <Tool>
      <LanguageIcon size={22} />
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <Choice
        aria-label={text('session.language')}
        value={locale}
        onChange={(event) => choose(event.target.value)}
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={languageTag(each)}>
            {languageNames[each]}
          </option>
        ))}
      </Choice>
    </Tool>
  )
}

const Tool = styled('span')(({ theme }) => ({
  ...toolStyle(theme),
  position: 'relative',
  gap: 4,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
}))

const Choice = styled('select')(({ theme }) => ({
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
