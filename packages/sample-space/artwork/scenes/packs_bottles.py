"""Bottles, jugs and sprayers.

Each function without parameters builds one container that faces -y. It returns the print areas and, in degrees, how
far `plate.py` turns the container.
"""
import math

from plate_materials import neutral, print_area
from shapes import add, bevel, cuboid, label, lathe, loft, melt, outline, rounded, to_mesh, tube


def thread_cap(radius, bottom, height, x=0.0, ribs=64, region='cap', dome=0.015):
    """A ribbed screw cap."""
    verts_profile = rounded([(radius, bottom), (radius, bottom + height), (0.0, bottom + height + dome)], 0.03)
    cap = lathe('cap', [(0.0, bottom), *verts_profile], neutral(region, 0.34), around=ribs * 4, sharp=40)
    for vertex in cap.data.vertices:
        p = vertex.co
        r = math.hypot(p.x, p.y)
        if r > radius * 0.97 and p.z < bottom + height - 0.035:
            k = 1 - 0.022 * (0.5 + 0.5 * math.cos(math.atan2(p.y, p.x) * ribs))
            p.x, p.y = p.x * k, p.y * k
    cap.location.x = x
    return cap


def sprayer(z, x=0.0):
    """A trigger spray head that points to the right."""
    cap, dark, trim = neutral('cap', 0.33), neutral('trim', 0.36), neutral('trim', 0.3)
    parts = [thread_cap(0.19, z, 0.2, 0, 48, 'cap')]
    parts.append(lathe('collar', [(0.0, z + 0.2), (0.165, z + 0.2), (0.15, z + 0.235), (0.0, z + 0.235)], trim))
    shroud = outline('shroud', [
        (-0.15, z + 0.225, 'v'), (-0.175, z + 0.4), (-0.235, z + 0.56), (-0.2, z + 0.66), (0.0, z + 0.7), (0.3, z + 0.69),
        (0.5, z + 0.665), (0.545, z + 0.61), (0.54, z + 0.5), (0.4, z + 0.475), (0.22, z + 0.45), (0.155, z + 0.38), (0.15, z + 0.225, 'v'),
    ], 0.27, cap, 0.07)
    trigger = outline('trigger', [
        (0.16, z + 0.47), (0.34, z + 0.47), (0.335, z + 0.36), (0.3, z + 0.22), (0.31, z + 0.08), (0.36, z - 0.03), (0.335, z - 0.055),
        (0.27, z - 0.0), (0.235, z + 0.1), (0.225, z + 0.24), (0.2, z + 0.36),
    ], 0.2, dark, 0.04)
    nozzle = lathe('nozzle', rounded([(0.0, 0.0), (0.115, 0.0), (0.13, 0.05), (0.125, 0.16), (0.05, 0.165), (0.0, 0.165)], 0.02), trim)
    nozzle.rotation_euler = (0, math.pi / 2, 0)
    nozzle.location = (0.52, 0, z + 0.575)
    piston = lathe('piston', [(0.0, 0.0), (0.055, 0.0), (0.055, 0.16), (0.0, 0.16)], trim)
    piston.rotation_euler = (0, math.pi / 2, 0)
    piston.location = (0.16, 0, z + 0.4)
    parts += [shroud, trigger, nozzle, piston]
    for part in parts:
        part.location.x += x
    return parts


def spray_bottle():
    body = loft('bottle', [
        (0.0, 0.40, 0.26, 3.0), (0.012, 0.455, 0.30, 3.2), (0.06, 0.485, 0.325, 3.2), (0.2, 0.49, 0.33, 3.2), (0.9, 0.49, 0.33, 3.2),
        (1.32, 0.488, 0.328, 3.1), (1.42, 0.48, 0.32, 2.9), (1.56, 0.40, 0.285, 2.5), (1.7, 0.29, 0.245, 2.2), (1.8, 0.215, 0.2, 2.0), (1.86, 0.17, 0.17, 2.0),
        (1.9, 0.155, 0.155, 2.0), (1.96, 0.155, 0.155, 2.0),
    ], neutral('body', 0.26))
    patch, ratio = label('label', body, -0.43, 0.43, 0.16, 1.36, print_area())
    tube('dip', [(0, 0, 0.05), (0, 0, 1.9)], 0.02, neutral('trim', 0.3))
    sprayer(1.9)
    return {'label': ratio}, 8


def gallon_jug():
    skin = neutral('body', 0.3, bump=0.02, bump_scale=6)
    main = loft('main', [
        (0.0, 0.62, 0.62, 4.2), (0.02, 0.7, 0.7, 4.4), (0.1, 0.755, 0.755, 4.6), (0.5, 0.76, 0.76, 4.6), (1.45, 0.76, 0.76, 4.6), (1.62, 0.75, 0.75, 4.2),
        (1.86, 0.66, 0.68, 3.4, -0.05), (2.1, 0.5, 0.52, 2.6, -0.14), (2.32, 0.33, 0.34, 2.1, -0.22), (2.46, 0.235, 0.235, 2.0, -0.25), (2.6, 0.22, 0.22, 2.0, -0.25),
    ], skin)
    hollow = tube('grip', [(-0.2, 0, 2.33, 1.0), (0.12, 0, 2.44, 0.95), (0.46, 0, 2.34, 0.95), (0.66, 0, 2.05, 1), (0.68, 0, 1.75, 1.05), (0.6, 0, 1.5, 1.15)], 0.15, skin)
    body = melt('jug', [main, hollow], skin, 0.02, 10)
    patch, ratio = label('label', body, -0.64, 0.64, 0.16, 1.5, print_area())
    neck = lathe('ring', [(0.0, 2.56), (0.26, 2.56), (0.26, 2.6), (0.0, 2.6)], neutral('cap', 0.3))
    neck.location.x = -0.25
    thread_cap(0.275, 2.6, 0.26, -0.25, 60)
    return {'label': ratio}, 7


def squeeze_bottle():
    """A dish soap bottle with a waist and a flip cap."""
    body = loft('bottle', [
        (0.0, 0.38, 0.22, 2.8), (0.015, 0.43, 0.26, 2.8), (0.08, 0.465, 0.29, 2.8), (0.5, 0.47, 0.295, 2.7), (0.95, 0.455, 0.285, 2.6), (1.25, 0.445, 0.275, 2.5),
        (1.5, 0.44, 0.27, 2.4), (1.72, 0.38, 0.25, 2.2), (1.9, 0.26, 0.21, 2.0), (2.02, 0.18, 0.175, 2.0), (2.08, 0.165, 0.165, 2.0),
    ], neutral('body', 0.16))
    patch, ratio = label('label', body, -0.4, 0.4, 0.16, 1.46, print_area(0.18))
    skirt = lathe('skirt', rounded([(0.0, 2.04), (0.2, 2.04), (0.2, 2.3), (0.12, 2.33), (0.0, 2.33)], 0.03), neutral('cap', 0.3))
    spout = lathe('spout', rounded([(0.0, 2.33), (0.115, 2.33), (0.085, 2.5), (0.06, 2.53), (0.0, 2.53)], 0.02), neutral('trim', 0.3))
    return {'label': ratio}, 12


def pump_bottle():
    body = loft('bottle', [
        (0.0, 0.36, 0.27, 3), (0.012, 0.41, 0.31, 3), (0.06, 0.44, 0.335, 3), (0.6, 0.44, 0.335, 3), (1.12, 0.44, 0.335, 3), (1.26, 0.415, 0.32, 2.7),
        (1.4, 0.3, 0.26, 2.3), (1.48, 0.19, 0.185, 2), (1.53, 0.16, 0.16, 2), (1.6, 0.16, 0.16, 2),
    ], neutral('body', 0.16))
    patch, ratio = label('label', body, -0.39, 0.39, 0.12, 1.16, print_area(0.18))
    cap = thread_cap(0.185, 1.56, 0.17, 0, 48)
    stem = lathe('stem', [(0.0, 1.72), (0.14, 1.72), (0.115, 1.76), (0.055, 1.78), (0.055, 1.98), (0.0, 1.98)], neutral('cap', 0.3))
    outline('head', [(-0.17, 1.93, 'v'), (-0.19, 2.08), (-0.1, 2.1), (0.12, 2.085), (0.36, 2.03), (0.46, 1.95), (0.45, 1.87, 'v'), (0.38, 1.87, 'v'), (0.3, 1.94), (0.14, 1.955), (0.1, 1.9, 'v'), (-0.1, 1.9, 'v')], 0.22, neutral('cap', 0.3), 0.045)
    return {'label': ratio}, -10


def angle_bottle():
    """A toilet bowl cleaner, with an angled neck to reach under the rim."""
    skin = neutral('body', 0.28)
    main = loft('main', [
        (0.0, 0.36, 0.22, 2.8), (0.015, 0.41, 0.26, 2.8), (0.08, 0.44, 0.28, 2.8), (0.6, 0.44, 0.28, 2.8), (1.2, 0.44, 0.28, 2.7), (1.42, 0.41, 0.265, 2.5), (1.6, 0.32, 0.23, 2.2, 0.04), (1.72, 0.2, 0.17, 2, 0.08),
    ], skin)
    neck = tube('neck', [(0.04, 0, 1.5, 1.3), (0.1, 0, 1.74, 1.0), (0.24, 0, 1.93, 0.95), (0.3, 0, 1.99, 0.95)], 0.125, skin)
    body = melt('bottle', [main, neck], skin, 0.016, 8)
    patch, ratio = label('label', body, -0.37, 0.37, 0.14, 1.32, print_area())
    cap = lathe('cap', rounded([(0.0, 0.0), (0.165, 0.0), (0.155, 0.2), (0.09, 0.3), (0.075, 0.42), (0.0, 0.42)], 0.03), neutral('cap', 0.32))
    cap.location = (0.275, 0, 1.955)
    cap.rotation_euler = (0, math.radians(42), 0)
    return {'label': ratio}, 10


def aerosol():
    can = lathe('can', rounded([(0.0, 0.0), (0.3, 0.0), (0.335, 0.025), (0.325, 0.05), (0.325, 1.9), (0.335, 1.93), (0.3, 1.98), (0.25, 2.02), (0.0, 2.02)], 0.012), neutral('body', 0.2))
    rim = lathe('rim', rounded([(0.305, 0.0), (0.34, 0.01), (0.34, 0.045), (0.32, 0.055)], 0.01), neutral('own', 0.15, metal=True))
    rim2 = lathe('rim2', rounded([(0.32, 1.9), (0.342, 1.905), (0.342, 1.945), (0.3, 1.985), (0.27, 2.0)], 0.01), neutral('own', 0.15, metal=True))
    patch, ratio = label('label', can, -0.31, 0.31, 0.12, 1.84, print_area(0.16))
    loft('actuator', [(2.0, 0.285, 0.285, 2), (2.01, 0.295, 0.295, 2), (2.1, 0.295, 0.295, 2), (2.25, 0.285, 0.28, 2.1), (2.4, 0.25, 0.24, 2.2, -0.02), (2.5, 0.2, 0.19, 2.4, -0.05), (2.55, 0.15, 0.14, 2.4, -0.06), (2.56, 0.08, 0.08, 2, -0.06)], neutral('cap', 0.33))
    nozzle = lathe('nozzle', [(0.0, 0.0), (0.05, 0.0), (0.05, 0.05), (0.0, 0.05)], neutral('trim', 0.3))
    nozzle.rotation_euler = (0, math.pi / 2, 0)
    nozzle.location = (0.185, 0, 2.42)
    return {'label': ratio}, 10
