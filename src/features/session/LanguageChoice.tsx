import { styled } from '@mui/material/styles'
import { useDispatch, useSelector } from 'react-redux'
import { changeAppearance, selectAppearance } from '../../ui/appearance/appearanceSlice'
import { LanguageIcon } from '../../ui/icons/LanguageIcon'
import { languageNames } from '../../ui/intl/languageNames'
import { isLocale, languageTag, locales } from '../../ui/intl/locale'
import { useText } from '../../ui/intl/useText'

/** The language of the guest pages, where the settings drawer is not loaded. */
export function LanguageChoice() {
  const text = useText()
  const dispatch = useDispatch()
  const { locale } = useSelector(selectAppearance)

  function choose(value: string): void {
    if (isLocale(value)) dispatch(changeAppearance({ locale: value }))
  }

  return (
    <Label>
      <LanguageIcon size={20} />
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
    </Label>
  )
}

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
}))

const Choice = styled('select')(({ theme }) => ({
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  // The system's letters: the names would need a font file for the “ă” of one of them. iOS zooms the
  // page into any control with smaller ones.
  font: '1rem system-ui, sans-serif',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
}))
