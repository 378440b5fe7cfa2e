/** The part of WebAssembly that Lectern uses. TypeScript declares it only together with the browser's DOM. */
declare namespace WebAssembly {
  type ImportValue = (...args: never[]) => number
  type ModuleImports = Record<string, ImportValue>
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module'
  }
  interface Memory {
    readonly buffer: ArrayBuffer
  }
  interface Instance {
    readonly exports: Readonly<Record<string, unknown>>
  }
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Record<string, ModuleImports>): Promise<Instance>
}
