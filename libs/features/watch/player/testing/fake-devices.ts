/** Stands in for the devices that a browser finds: a headless one finds none. */
export class FakeDevices extends EventTarget {
  state = 'disconnected';
  /** The address in the element when the person was asked for a device. */
  readonly prompted: string[] = [];

  become(state: 'connecting' | 'connected' | 'disconnected', event: string): void {
    this.state = state;
    this.dispatchEvent(new Event(event));
  }
}

/** Installs these devices on every video element. */
export function installDevices(devices: FakeDevices): void {
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return Object.assign(devices, {
        watchAvailability: async (heard: (isAvailable: boolean) => void) => heard(true),
        cancelWatchAvailability: async () => undefined,
        prompt: async () => void devices.prompted.push(new URL(this.currentSrc).pathname),
      });
    },
  });
}
