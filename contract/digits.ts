/** Replaces Arabic and Persian digits by Latin ones: `٢٠٠` and `۲۰۰` → `200`. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
