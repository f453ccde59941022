import { useEffect } from 'react'
import { fontFamilies } from '#ui/appearance/appearance'
import { fontStack, loadFont } from '#ui/appearance/fonts'
import { useText } from '#ui/intl/useText'
import { Choice } from './Choice'
import { useAppearance } from './useAppearance'

export function FontSetting() {
  const text = useText()
  const [{ fontFamily }, change] = useAppearance()
  useEffect(() => {
    // Each name stands in its own letters, where they can be had.
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
