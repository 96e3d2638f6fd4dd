/** The part of Storage that the app uses, for tests outside a browser. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem: (key: string): void => void items.delete(key),
    keys: (): string[] => [...items.keys()],
    copyTo: (other: { setItem: (key: string, value: string) => void }): void => {
      for (const [key, value] of items) other.setItem(key, value);
    },
  };
}
