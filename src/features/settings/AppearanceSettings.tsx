import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { fontFamilies } from '#ui/appearance/appearance'
import { resetAppearance } from '#ui/appearance/appearanceSlice'
import { fontStack, loadFont } from '#ui/appearance/fonts'
import { SelectField } from '#ui/form/SelectField'
import { SwitchField } from '#ui/form/SwitchField'
import { isLocale, languageNames, languageTag, locales } from '#ui/intl/locale'
import { useText } from '#ui/intl/useText'
import { chooseDemoClock, demoClocks, useDemoClock, useDeviceZone } from '#ui/time/demoClock'
import { openAlert } from '#ui/toast/toastSlice'
import { Choice } from './Choice'
import { PresetSetting } from './PresetSetting'
import { RadiusSetting } from './RadiusSetting'
import { useAppearance } from './useAppearance'

/**
 * Everything in `berry-config`, the demo sections' time zone, and a reset to the defaults. Changes apply at
 * once.
 */
export function AppearanceSettings() {
  const text = useText()
  const [{ outlinedFilled, container }, change] = useAppearance()
  return (
    <>
      <ModeSetting />
      <PresetSetting />
      <LanguageSetting />
      <DirectionSetting />
      <FontSetting />
      <RadiusSetting />
      <SwitchField
        label={text('settings.inputsFilled')}
        checked={outlinedFilled}
        onChange={(checked) => change({ outlinedFilled: checked })}
      />
      <SwitchField
        label={text('settings.boxed')}
        hint={text('settings.boxedHint')}
        checked={container}
        onChange={(checked) => change({ container: checked })}
      />
      <DemoClockSetting />
      <ResetSetting />
    </>
  )
}

function ModeSetting() {
  const text = useText()
  const [{ mode }, change] = useAppearance()
  return (
    <Choice
      legend={text('settings.mode')}
      name="mode"
      value={mode}
      onChange={(value) => change({ mode: value })}
      options={[
        { value: 'light', label: text('settings.modeLight') },
        { value: 'dark', label: text('settings.modeDark') },
      ]}
    />
  )
}

function FontSetting() {
  const text = useText()
  const [{ fontFamily }, change] = useAppearance()
  useEffect(() => {
    // Each name is shown in its own font, if it can be loaded.
    for (const family of fontFamilies) loadFont(family).catch(() => undefined)
  }, [])

  return (
    <Choice
      legend={text('settings.font')}
      name="font"
      value={fontFamily}
      onChange={(value) => change({ fontFamily: value })}
      options={fontFamilies.map((family) => ({
        value: family,
        label: <bdi style={{ fontFamily: fontStack(family) }}>{family}</bdi>,
      }))}
    />
  )
}

const languageOptions = locales.map((locale) => ({
  value: locale,
  label: languageNames[locale],
  lang: languageTag(locale),
}))

function LanguageSetting() {
  const text = useText()
  const [{ locale }, change] = useAppearance()
  return (
    <SelectField
      label={text('settings.language')}
      name="language"
      value={locale}
      options={languageOptions}
      onChange={(value) => {
        if (isLocale(value)) change({ locale: value })
      }}
    />
  )
}

function DirectionSetting() {
  const text = useText()
  const [{ rtl }, change] = useAppearance()
  return (
    <Choice
      legend={text('settings.direction')}
      name="direction"
      value={rtl ? 'rtl' : 'ltr'}
      onChange={(value) => change({ rtl: value === 'rtl' })}
      options={[
        { value: 'ltr', label: text('settings.directionLtr') },
        { value: 'rtl', label: text('settings.directionRtl') },
      ]}
    />
  )
}

function ResetSetting() {
  const text = useText()
  const dispatch = useDispatch()

  function reset(): void {
    dispatch(resetAppearance())
    chooseDemoClock(null)
    dispatch(openAlert('success', text('settings.resetDone')))
  }

  return (
    <Button variant="outlined" fullWidth onClick={reset}>
      {text('settings.reset')}
    </Button>
  )
}

/** Time zone of mail, calendar and the other demo sections. */
function DemoClockSetting() {
  const text = useText()
  return (
    <div>
      <Choice
        legend={text('settings.clock')}
        name="clock"
        value={useDemoClock()}
        onChange={chooseDemoClock}
        options={demoClocks.map((clock) => ({
          value: clock,
          label: text(`settings.clock.${clock}`),
        }))}
      />
      <Hint>{text('settings.clockHint', { zone: useDeviceZone() })}</Hint>
    </div>
  )
}

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
}))
