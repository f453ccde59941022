import { Swatch } from '../description/Swatch'
import { useColorText } from '../description/useColorText'

export function ColorValue({ value }: { value: string }) {
  const colorText = useColorText()
  return (
    <>
      <Swatch color={value} />
      {colorText(value)}
    </>
  )
}
